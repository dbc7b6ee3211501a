import { type AttemptDetail, commentOnAttempt, doubtfulBelow, readAttempt } from '@markwell/server/contract';
import { Link, useParams } from 'wouter';
import { Answered } from '../../../components/answered.tsx';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PupilName } from '../../../components/pupil-name.tsx';
import { Section } from '../../../components/section.tsx';
import { staffPage } from '../../../components/staff-session/signed-in-only.tsx';
import { StaffHeading } from '../../../components/staff-session/staff-heading.tsx';
import { showToast } from '../../../components/toast/toast-store.ts';
import { dateTimeText } from '../../../lib/date-text.ts';
import { staffCall } from '../../../lib/staff-session/staff-call.ts';
import { useStaffQuery } from '../../../lib/staff-session/use-staff-query.ts';
import { dashboardLinks, reportAddress } from '../addresses.ts';
import { AfterClosingChoice } from '../after-closing.tsx';
import { AllowButton } from '../allowances/allow-button.tsx';
import { AllowanceList } from '../allowances/allowance-list.tsx';
import { ClassGone } from '../class-gone.tsx';
import { Comments } from '../comments/comments.tsx';
import { AttemptSummary } from './attempt-summary.tsx';
import { ExcludeButton, ExclusionNotices } from './exclusions.tsx';
import { MarkedAnswer } from './marked-answer.tsx';

/** One student's attempt: each answer with its marks and why it got them. */
function StudentAttempt() {
  const { id = '' } = useParams();
  const query = useStaffQuery('teacher', readAttempt, undefined, { params: { id } });
  const attempt = query.data;
  return (
    <Page title={attempt === undefined ? 'Attempt' : `${attempt.student.name}: attempt`} links={dashboardLinks}>
      <StaffHeading
        title={
          attempt === undefined ? 'Attempt' : <PupilName id={attempt.student.id}>{attempt.student.name}</PupilName>
        }
        note={attempt?.homework.title}
      >
        {(attempt !== undefined || !query.isError) && (
          <Button look="secondary" className="no-print" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </StaffHeading>
      <Answered query={query} loading="Loading the attempt…" what="The attempt">
        {(answer) => <AttemptBody attempt={answer} onChanged={() => void query.askAgain()} />}
      </Answered>
    </Page>
  );
}

interface AttemptBodyProps {
  readonly attempt: AttemptDetail;
  /** Called when somebody decided something about it. */
  readonly onChanged: () => void;
}

function AttemptBody({ attempt, onChanged }: AttemptBodyProps) {
  const { student, answers, exclusions, afterClosing, comments = [], may } = attempt;
  // A slip was tolerated, or a sentence read for its sense.
  const doubtful = answers.filter(({ confidence }) => confidence < doubtfulBelow);
  return (
    <div className="grid gap-6">
      {afterClosing !== undefined && (
        <Notice
          tone={afterClosing.decision === 'count' ? 'info' : 'caution'}
          title={afterClosing.decision === null ? 'Handed in after closing, undecided' : 'Handed in after closing'}
        >
          <p>
            The homework had closed for {student.studentClass} on {dateTimeText(afterClosing.closedAt)}, and nothing
            shows that this was started before.
            {afterClosing.decision === null && ' It is in no figure until you count it.'}
          </p>
          <AfterClosingChoice
            attemptId={attempt.id}
            afterClosing={afterClosing}
            name={student.name}
            mayDecide={may.includes('override')}
            onDecided={onChanged}
          />
        </Notice>
      )}
      <ExclusionNotices
        exclusions={exclusions}
        mayEnd={may.includes('exclude')}
        onEnded={() => {
          onChanged();
          showToast({ tone: 'success', title: 'It counts again' });
        }}
      />
      <AttemptSummary attempt={attempt} />
      <AllowanceList allowances={attempt.allowances ?? []} mayEnd={may.includes('exclude')} onChanged={onChanged} />
      <section aria-label="Comments" className={comments.length === 0 ? 'no-print' : undefined}>
        <Comments
          comments={comments}
          mayWrite={may.includes('comment')}
          label="Write a comment…"
          to={student.name}
          hint="Shown with this result, which its reference opens, and with earlier ones."
          send={(text) => staffCall('teacher', commentOnAttempt, { text }, { params: { id: attempt.id } })}
          done="Saved with the result"
          onChanged={onChanged}
        >
          {may.includes('exclude') && exclusions.every(({ scope }) => scope !== 'student') && (
            <ExcludeButton attempt={attempt} onDone={onChanged} />
          )}
          {may.includes('exclude') && student.isListed && (
            <AllowButton
              button={{ children: 'Allow something…' }}
              students={[student]}
              homework={[attempt.homework]}
              start="another-try"
              onDone={onChanged}
            />
          )}
        </Comments>
      </section>
      {doubtful.length > 0 && (
        <Notice tone="caution" title="Worth a look">
          <p>
            The marking is not sure of{' '}
            {doubtful.map(({ questionId, label = questionId }, index) => (
              <span key={questionId}>
                {index > 0 && (index === doubtful.length - 1 ? ' and ' : ', ')}
                <a href={`#${questionId}`}>{label}</a>
              </span>
            ))}
            .
          </p>
        </Notice>
      )}
      {attempt.differsFromClaim && (
        <Notice>
          <p>
            The student’s page had worked out other marks for this attempt. The marks here are the server’s, and they
            count.
          </p>
        </Notice>
      )}
      {student.isClassGone && <ClassGone studentClass={student.studentClass} />}
      <Section id="answers" title="Answers" headingClass="mb-4">
        <ol className="grid gap-4">
          {answers.map((answer, index) => (
            <MarkedAnswer
              key={answer.questionId}
              attemptId={attempt.id}
              answer={answer}
              before={answers[index - 1]?.beside}
              maySet={may.includes('override')}
              onChanged={onChanged}
            />
          ))}
        </ol>
      </Section>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link
          href={reportAddress({ number: attempt.assignmentId, studentClass: student.studentClass })}
          className="touch"
        >
          Report of {student.studentClass}
        </Link>
      </div>
    </div>
  );
}

export default staffPage('teacher', 'Attempt', StudentAttempt);
