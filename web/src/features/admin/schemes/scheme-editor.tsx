import { markedQuestionSchema } from '@markwell/marking-core';
import { previewRemark, type remarkPreviewSchema } from '@markwell/server/contract';
import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { countText } from '../../../components/count-text.ts';
import { Notice } from '../../../components/notice.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { Select } from '../../../components/select.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { kindText } from '../editor/fields/field-words.ts';
import { FieldsEditor } from '../editor/fields/fields-editor.tsx';
import { type Asked, useAsked } from '../editor/use-asked.ts';
import { FilePicker } from '../file-picker.tsx';
import { useQuestionName } from './question-names.ts';
import { readSchemeText, withQuestion } from './scheme-file.ts';

const ways = [
  { key: 'form', label: 'Question by question' },
  { key: 'json', label: 'As JSON' },
] as const;

interface SchemeEditorProps {
  readonly homeworkId: string;
  /** The current version as its file. */
  readonly current: string;
  /** What is being made of it; '' at first. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A mark scheme file in the making: question by question in fields, or as JSON by hand or from a file. */
export function SchemeEditor({ homeworkId, current, text, onText }: SchemeEditorProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [way, setWay] = useState<(typeof ways)[number]['key']>('form');
  const gains = useGains(homeworkId, text);
  const write = (next: string) => {
    setFiles([]);
    onText(next);
  };
  return (
    <>
      <Tabs label="How to change it" tabs={ways} selected={way} onSelect={setWay}>
        {way === 'form' ? (
          <SchemeForm current={current} text={text} onText={write} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
              <div className="grid content-start justify-items-start gap-1.5">
                <h4 className="font-semibold">Change anything</h4>
                <p className="text-small text-soft">The current version comes into the field below</p>
                <Button look="secondary" className="my-4" onClick={() => write(current)}>
                  Start from the current version
                </Button>
              </div>
              <FilePicker
                id={`scheme-file-${homeworkId}`}
                label="Or bring a file"
                hint="A mark scheme as JSON"
                accept=".json,application/json"
                files={files}
                onFiles={(chosen) => {
                  setFiles(chosen.slice(0, 1));
                  void chosen[0]?.text().then(onText);
                }}
              />
            </div>
            <TextArea
              label="Mark scheme (JSON)"
              value={text}
              onText={write}
              rows={text === '' ? 2 : 8}
              spellCheck="false"
              className="max-h-96 bg-none py-2.5 font-mono text-small leading-normal"
            />
          </div>
        )}
      </Tabs>
      <div role="status">
        <Gains {...gains} />
      </div>
    </>
  );
}

/** How each question gets its marks, in fields. They are filled anew when another version is current. */
function SchemeForm({ current, text, onText }: Omit<SchemeEditorProps, 'homeworkId'>) {
  const [id, setId] = useState('');
  const nameOf = useQuestionName();
  const file = readSchemeText(text.trim() === '' ? current : text);
  if (file === undefined) return <p role="alert">The JSON cannot be read. Mend it there first.</p>;
  const marked = file.questions.filter(({ rule }) => rule !== undefined);
  const index = file.questions.findIndex((question) => question.id === id);
  const question = file.questions[index];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Select
        label="Which question’s marks?"
        placeholder="Choose a question"
        options={marked.map(({ id: value, rule }) => ({ value, label: `${nameOf(value)}: ${kindText(rule)}` }))}
        value={id}
        onPick={setId}
      />
      {question?.rule !== undefined && (
        <FieldsEditor
          key={`${id} ${current}`}
          schema={markedQuestionSchema}
          of="question"
          fields={question}
          onFields={(next) => onText(withQuestion(file, index, next))}
        />
      )}
    </div>
  );
}

const mostNamed = 5;

/** Says, shortly after the last key press, whose marks a scheme that is being written would change. */
function useGains(homeworkId: string, text: string): Asked<z.infer<typeof remarkPreviewSchema>> {
  const ask = useCallback(
    (scheme: string, signal: AbortSignal) =>
      staffCall(
        'admin',
        previewRemark,
        { text: scheme, allowLower: true, limit: mostNamed },
        { params: { id: homeworkId }, signal },
      ),
    [homeworkId],
  );
  return useAsked(text.trim() === '' ? undefined : text, ask, 700);
}

/** Who would gain or lose by what is being written, before it is published. */
function Gains({ answer, problem, isAsking }: ReturnType<typeof useGains>) {
  if (isAsking) return <p className="text-soft">Looking whose marks it would change…</p>;
  if (problem !== undefined) {
    return (
      <Notice tone="caution">
        <p className="break-words">It cannot be told yet whose marks it would change. {problem}</p>
      </Notice>
    );
  }
  if (answer === undefined) return null;
  const { summary, changes } = answer;
  const changed = summary.gain + summary.lose + summary.moved;
  return (
    <Notice tone={summary.lose > 0 ? 'caution' : 'info'} title="Once marked again" headingLevel={4}>
      <p>
        Of {countText(summary.attempts, 'attempt')} {summary.gain} would gain marks and {summary.lose} would lose some.
        {summary.gradeChanges > 0 && ` ${countText(summary.gradeChanges, 'grade')} would change.`}
      </p>
      {changes.length > 0 && (
        <ul className="mt-2 text-small">
          {changes.map(({ attemptId, studentId, studentName, studentClass, before, after }) => (
            <li key={attemptId} className="break-words">
              <PupilName id={studentId}>{studentName}</PupilName> of {studentClass}: {before.totalMarks}/
              {before.maxMarks} → {after.totalMarks}/{after.maxMarks}
            </li>
          ))}
          {changed > changes.length && <li>and {changed - changes.length} more</li>}
        </ul>
      )}
    </Notice>
  );
}
