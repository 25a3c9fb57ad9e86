/** A moment in the player's own time zone, with the zone's name: `Saturday, November 21 at 02:30 PM GMT+7`. */
export const endTime = (at: number, tag: string, timeZone?: string): string =>
  new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  }).format(at)
