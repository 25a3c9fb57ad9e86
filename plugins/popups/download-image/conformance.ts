import { ACTIVITY_PATH } from '@foyer/sdk'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import type { BannersAnswer, PopUpBanner } from './banners-answer.ts'
// The decision imports them: the suite waits for no compiler.
import './find-image.ts'
import './show-image.tsx'

const banner: PopUpBanner = {
  groupName: '',
  url: '/cdn/banners/addresses.png',
  title: 'Our addresses',
  linkageType: 'URL',
  linkage: ACTIVITY_PATH,
  vendor: undefined,
  gameType: undefined,
  nodeId: undefined,
  roomId: undefined,
}
const answer: BannersAnswer = { banners: [banner], refused: [] }

/** Data with which the conformance suite exercises the whole plugin. */
export const options: ConformanceOptions = { answers: { 'download-image.banners': answer } }
