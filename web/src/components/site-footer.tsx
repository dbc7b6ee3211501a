/** The foot of every page: who sees what is written here. */
export function SiteFooter() {
  return (
    <footer className="no-print border-t border-rule">
      <p className="mx-auto max-w-6xl px-4 py-6 text-small text-soft sm:px-6">
        Markwell · home learning, marked at once. What you write here goes to your school and to nobody else.{' '}
        <a href="/result" className="touch text-inherit">
          Open a result by its reference
        </a>
      </p>
    </footer>
  );
}
