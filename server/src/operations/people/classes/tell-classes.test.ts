import { expect, it } from 'vitest';
import { testDatabases } from '../../../db/testing/test-databases.ts';
import { startTestSite } from '../../../testing/test-site.ts';
import { importRoster } from '../class-lists/import-roster.ts';

it.each(testDatabases)(
  'on $name anyone is told which classes have two of one name, and not who',
  async ({ create }) => {
    const site = await startTestSite(create);
    const csv = [
      'class,name',
      ...['8a/Sc1,Sam Lee (A)', '8a/Sc1,sam  lee (B)'],
      ...['8a/Sc2,Sam Lee (A)', '8a/Sc3,Robert (Bob) Hart', '8a/Sc3,Sam Lee (known as Sammy)', '8a/Sc4,Ada Abara'],
    ];
    await importRoster(site.services, { csv: csv.join('\n') }, null);
    const { body } = await site.get('/api/classes');
    const told = body.filter((one: { hasSharedNames?: boolean }) => one.hasSharedNames);
    expect(told.map(({ code }: { code: string }) => code)).toEqual(['8a/Sc1']);
    expect(JSON.stringify(body)).not.toMatch(/sam/i);
    await site.close();
  },
);
