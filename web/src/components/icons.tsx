interface IconProps {
  readonly className?: string;
}

/** Small pictures beside words, never alone, so screen readers skip them. */
function Icon({ d, className = 'size-5' }: IconProps & { readonly d: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}

export const TickIcon = (props: IconProps) => <Icon {...props} d="m4.5 13 4.8 5L19.5 6.5" />;
export const CrossIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
/** A circle that is half full. */
export const HalfIcon = (props: IconProps) => (
  <Icon {...props} d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 3v18M9.7 4v16M7.4 5.5v13M5.2 8v8" />
);
export const DashIcon = (props: IconProps) => <Icon {...props} d="M6 12h12" />;
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M12 11v6M12 7.2v.1M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
);
export const WarningIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 9.5v4.5M12 17.2v.1M10.6 4 2.7 18a1.6 1.6 0 0 0 1.4 2.4h15.8a1.6 1.6 0 0 0 1.4-2.4L13.4 4a1.6 1.6 0 0 0-2.8 0Z"
  />
);
export const BulbIcon = (props: IconProps) => (
  <Icon {...props} d="M9.5 18h5M10.5 21h3M8.5 14.5a6 6 0 1 1 7 0c-.7.5-1 1.2-1 2v1.5h-5V16.5c0-.8-.3-1.5-1-2Z" />
);
export const ChevronIcon = (props: IconProps) => <Icon {...props} d="m6 9.5 6 6 6-6" />;
export const ArrowIcon = (props: IconProps) => <Icon {...props} d="M4.5 12h15M13.5 6l6 6-6 6" />;
export const CopyIcon = (props: IconProps) => <Icon {...props} d="M9 9h10.5v11.5H9zM15 9V3.5H4.5V15H9" />;
export const RetryIcon = (props: IconProps) => <Icon {...props} d="M4.5 12a7.5 7.5 0 1 0 2.3-5.4L4 9.2M4 4v5.2h5.2" />;
export const CloudIcon = (props: IconProps) => (
  <Icon {...props} d="M7 19h10.5a4 4 0 0 0 .6-7.95 6 6 0 0 0-11.7-.8A4.4 4.4 0 0 0 7 19Z" />
);
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M12 7v5.2l3.3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z" />
);
export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} d="M14 4.5h5.5V10M19.5 4.5 11 13M18 14v5.5H4.5V6H10" />
);
