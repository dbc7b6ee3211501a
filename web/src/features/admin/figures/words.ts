const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** '71.5%', or a dash without a value. */
export function percentText(percentage: number | null): string {
  return percentage === null ? '–' : `${percentage}%`;
}

/** 'Monday' of 1, 'Sunday' of 7. */
export function weekdayName(weekday: number): string {
  return weekdays[weekday - 1] ?? '';
}

/** '9 am to 10 am' of 9; '12 noon to 1 pm' of 12. */
export function hourText(hour: number): string {
  return `${clockHour(hour)} to ${clockHour((hour + 1) % 24)}`;
}

/** '9 am', '12 noon', 'midnight'. */
export function clockHour(hour: number): string {
  if (hour === 0) return 'midnight';
  if (hour === 12) return '12 noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
}
