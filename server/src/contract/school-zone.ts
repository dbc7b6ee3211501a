/** The time zone of the school, as the IANA list names it: dates of homework are told and set by its clock. */
export const schoolZone = 'Europe/London';
