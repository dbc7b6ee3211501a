import type { ClassStats } from '@markwell/server/contract';
import { CompletedStudents } from '../completed-students.tsx';

/** Who handed it in under a name that is not on the class list: in no figure, until somebody says who it is. */
export function UnlistedNames({ stats: { studentClass, unlistedStudents } }: { readonly stats: ClassStats }) {
  return (
    <section aria-labelledby="unlisted" className="sheet p-4 sm:p-6">
      <h2 id="unlisted" className="text-title">
        Names not on the class list
      </h2>
      <p className="mt-1 mb-3 text-soft">They are in none of the figures above.</p>
      <CompletedStudents
        students={unlistedStudents}
        studentClass={studentClass}
        caption={`Names that are not on the class list of ${studentClass}, with the best attempt of each`}
      />
    </section>
  );
}
