import { GAMES_PATH } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { LeaderBoard, Missions } from './mission.ts'

const missions: Missions = {
  points: 900,
  resets: { DAILY: undefined, WEEKLY: undefined },
  missions: [
    {
      id: '1',
      title: 'Play three games',
      text: '',
      period: 'DAILY',
      done: 3,
      target: 3,
      points: 200,
      claimed: false,
      page: GAMES_PATH,
    },
  ],
  refused: [],
}
const board: LeaderBoard = { leaders: [{ rank: 1, name: 'ngu***89', points: 9_000 }], own: undefined }

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = {
  answers: {
    'promotions.missions': missions,
    'promotions.claim-mission': 1_100,
    'promotions.leaders': board,
  },
}
