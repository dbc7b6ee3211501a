/** The school's time zone where `SCHOOL_TIME_ZONE` names no other, as the IANA list has it. */
export const usualSchoolZone = 'Europe/London';
