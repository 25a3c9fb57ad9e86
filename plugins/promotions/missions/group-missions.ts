import { type Mission, type Period, PERIODS } from './mission.ts'

/** Missions of one period, those that can be collected first, the collected last. */
export interface MissionGroup {
  readonly period: Period
  readonly missions: readonly Mission[]
}

/** Whether its reward can be collected. */
export const isComplete = ({ done, target }: Pick<Mission, 'done' | 'target'>): boolean => done >= target

/** The groups that have missions, the most frequent first. */
export const groupMissions = (missions: readonly Mission[]): readonly MissionGroup[] =>
  PERIODS.map((period) => ({
    period,
    missions: missions.filter((mission) => mission.period === period).sort((a, b) => urgency(a) - urgency(b)),
  })).filter((group) => group.missions.length > 0)

const urgency = (mission: Mission): number => (mission.claimed ? 2 : isComplete(mission) ? 0 : 1)
