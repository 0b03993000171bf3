/** 'Monday 23 November at 15:00', by the store's own clock. */
export function untilText(iso: string, instant: string, timeZone: string | null | undefined): string {
  return new Intl.DateTimeFormat(iso, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
  }).format(new Date(instant))
}
