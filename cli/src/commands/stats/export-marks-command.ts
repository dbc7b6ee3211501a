import { exportMarks, exportMarksWorkbook, findSubjects } from '@markwell/server/operations';
import { withServices } from '../../with-services.ts';
import { writeOut } from '../../write-out.ts';
import { readFormat } from './read-format.ts';

const formats = ['csv', 'xlsx'] as const;

interface MarksOptions {
  homework: string;
  class?: string;
  format?: (typeof formats)[number];
  out: string;
}

const exporters = { csv: exportMarks, xlsx: exportMarksWorkbook } as const;

/** `markwell stats marks`. */
export async function exportMarksCommand(options: MarksOptions): Promise<void> {
  const format = readFormat(options, formats);
  const { text } = await withServices(async (services) => {
    const [subject] = await findSubjects(services, options.homework);
    const choice = { homework: String(subject?.id), class: options.class };
    return exporters[format](services, subject?.number ?? '', choice, services.by);
  });
  await writeOut(options.out, text);
}
