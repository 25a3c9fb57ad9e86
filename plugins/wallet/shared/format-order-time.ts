import { dateFormat } from '@foyer/sdk'

/** A moment as the player's language writes it. Empty: it is not known, or no date has so large a number. */
export function formatOrderTime(at: number | undefined, tag: string): string {
  const date = new Date(at ?? Number.NaN)
  if (Number.isNaN(date.getTime())) return ''
  return dateFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(date)
}
