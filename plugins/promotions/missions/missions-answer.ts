import { canShowRows, keyedRowsOf } from '@foyer/sdk'
import * as v from 'valibot'
import { idAnswer, optionalText, optionalTime, textAnswer } from '../shared/entry-answer.ts'
import { pointsAnswer } from '../shared/points-answer.ts'
import { type Leader, type LeaderBoard, type Mission, type Missions, PERIODS } from './mission.ts'

const optionalPoints = v.fallback(v.optional(pointsAnswer), undefined)

/** A mission of the answer: requires id, title and a target of at least 1. Progress that is none counts as none made. */
const wireMission = v.pipe(
  v.object({
    id: idAnswer,
    title: textAnswer,
    description: optionalText,
    period: v.fallback(v.picklist(PERIODS), 'ONCE'),
    progress: optionalPoints,
    target: v.pipe(pointsAnswer, v.minValue(1)),
    points: optionalPoints,
    claimed: v.fallback(v.optional(v.boolean(), false), false),
    page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/m\/[\w/-]+$/)), ''), ''),
  }),
  v.transform(({ description, progress = 0, points = 0, target, ...mission }): Mission => ({
    ...mission,
    text: description,
    done: Math.min(progress, target),
    target,
    points,
  })),
)

const wireResets = v.fallback(v.optional(v.object({ daily: optionalTime, weekly: optionalTime }), {}), {})

/** The missions; the shape is assumed. A bad entry is dropped alone; an answer of nothing but bad ones is refused (EN-30). */
export const missionsAnswer = v.pipe(
  v.object({
    value: v.object({ points: optionalPoints, resets: wireResets, missions: v.array(v.unknown()) }),
  }),
  v.transform(({ value }) => ({ ...value, ...keyedRowsOf(wireMission, value.missions, ({ id }) => id) })),
  v.check((answer) => canShowRows(answer), 'no entry is a mission'),
  v.transform(({ points, resets, entries, refused }): Missions => ({
    points,
    resets: { DAILY: resets.daily, WEEKLY: resets.weekly },
    missions: entries,
    refused,
  })),
)

/** What the player has after a claim; `undefined`: the answer does not say. */
export const claimAnswer = v.pipe(
  v.object({ value: v.fallback(v.object({ points: optionalPoints }), { points: undefined }) }),
  v.transform(({ value }) => value.points),
)

const wireLeader = v.pipe(
  v.object({ rank: v.pipe(pointsAnswer, v.minValue(1)), name: textAnswer, points: pointsAnswer }),
  v.transform((leader): Leader & { readonly id: string } => ({
    id: `${leader.rank}/${leader.name}`,
    ...leader,
  })),
)

/** The leader board; the shape is assumed. */
export const leadersAnswer = v.pipe(
  v.object({
    value: v.object({ leaders: v.array(v.unknown()), own: v.fallback(v.optional(wireLeader), undefined) }),
  }),
  v.transform(({ value: { leaders, own } }) => ({
    own,
    ...keyedRowsOf(wireLeader, leaders, ({ id }) => id),
  })),
  v.check((answer) => canShowRows(answer), 'no entry is a place'),
  v.transform(({ own, entries }): LeaderBoard => ({
    own,
    leaders: [...entries].sort((a, b) => a.rank - b.rank),
  })),
)
