import { numberFormat } from '@foyer/sdk'

/** Writes points for players: `12,480`. @param tag BCP 47 tag of the language */
export const formatPoints = (points: number, tag: string): string => numberFormat(tag).format(points)
