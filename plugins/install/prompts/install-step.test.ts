// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CHOOSING, type InstallEvent, type InstallStep, nextInstallStep } from './install-step.ts'

const INSTALLING: InstallStep = { step: 'installing' }
const DONE: InstallStep = { step: 'done' }
const FAILED_APP: InstallStep = { step: 'failed', way: 'app' }
const FAILED_WEB: InstallStep = { step: 'failed', way: 'web' }
const TAPPED: InstallEvent = { type: 'web-tapped' }
const app = (opened: boolean): InstallEvent => ({ type: 'app-tapped', opened })
const web = (result: 'accepted' | 'dismissed' | 'guided' | 'unavailable'): InstallEvent => ({
  type: 'web-ended',
  result,
})

describe('nextInstallStep', () => {
  it.each<[string, InstallStep, InstallEvent, InstallStep]>([
    ['the app’s download opens', CHOOSING, app(true), DONE],
    ['the app’s download does not open', CHOOSING, app(false), FAILED_APP],
    ['the web app is tapped', CHOOSING, TAPPED, INSTALLING],
    ['it is accepted', INSTALLING, web('accepted'), DONE],
    ['the player was shown how', INSTALLING, web('guided'), DONE],
    ['the browser’s prompt is dismissed', INSTALLING, web('dismissed'), CHOOSING],
    ['there is no way', INSTALLING, web('unavailable'), FAILED_WEB],
    ['the app is tapped meanwhile', INSTALLING, app(true), INSTALLING],
    ['another try after a failure', FAILED_WEB, TAPPED, INSTALLING],
    ['the other way after a failure', FAILED_WEB, app(true), DONE],
    ['a late end after the app', FAILED_APP, web('accepted'), FAILED_APP],
    ['anything when done', DONE, TAPPED, DONE],
    ['a failure when done', DONE, web('unavailable'), DONE],
  ])('%s', (_case, state, event, expected) => expect(nextInstallStep(state, event)).toEqual(expected)) // prettier-ignore
})
