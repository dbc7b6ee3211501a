/** A page of homework with its ticks: decoration only. */
export function MarkedPage() {
  return (
    <svg viewBox="0 0 360 300" className="h-auto w-full" aria-hidden="true" focusable="false">
      <g transform="rotate(-4 180 150)">
        <rect x="46" y="26" width="270" height="250" rx="10" className="fill-cover" />
      </g>
      <g transform="rotate(2.5 180 150)">
        <rect x="44" y="20" width="272" height="256" rx="10" className="fill-sheet stroke-rule" strokeWidth="1.5" />
        <path
          className="stroke-(--ruled-line)"
          strokeWidth="1.5"
          d="M44 72h272M44 102h272M44 132h272M44 162h272M44 192h272M44 222h272M44 252h272"
        />
        <path className="stroke-(--margin-line)" strokeWidth="2" d="M96 20v256" />
        <g className="stroke-pen" fill="none" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
          <path d="M112 92c10-14 14 8 24-3s15 9 25-2 12 8 22-2 16 8 28-2" />
          <path d="M112 122c12-14 15 8 27-3s10 9 22-1" />
          <path d="M112 152c10-14 14 8 24-3s15 9 25-2 12 8 22-2 16 8 28-2 14 7 26-3" />
          <path d="M112 182c12-14 12 8 24-3s15 9 27-2 12 8 22-2" />
          <path d="M112 242c10-14 14 8 24-3s15 9 25-2 12 8 22-2" />
        </g>
        <g className="stroke-tick" fill="none" strokeWidth="5.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="m60 86 9 10 20-27M60 146l9 10 20-27M60 176l9 10 20-27M60 236l9 10 20-27" />
          <path d="M262 34c-29-4-57 6-58 21s23 23 50 21 45-12 43-25-30-21-58-17" strokeWidth="3.5" />
        </g>
        <text x="251" y="64" textAnchor="middle" className="fill-tick text-[24px] font-bold">
          4/5
        </text>
        <path
          className="stroke-next"
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
          d="M112 212c12-14 12 8 24-3s15 9 27-2 12 8 22-2 18 8 30-2"
        />
        <path
          className="stroke-next"
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
          d="M70 214a6.5 6.5 0 1 1 9-8c0 5-5 5-5 9M74 222v.1"
        />
      </g>
    </svg>
  );
}
