import { ANSWERS_MAX } from './constants.ts'

/** The refusals with a member's own, which is the latest; those of the members who refused longest ago are dropped. */
export function rememberRefusal(
  refusals: Readonly<Record<string, number>> | undefined,
  member: string,
  now: number,
): Readonly<Record<string, number>> {
  const others = Object.entries(refusals ?? {}).filter(([id]) => id !== member)
  const latest = [...others].sort(([, a], [, b]) => b - a).slice(0, ANSWERS_MAX - 1)
  return Object.fromEntries([[member, now], ...latest])
}
