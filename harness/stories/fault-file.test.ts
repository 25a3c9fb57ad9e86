// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type FaultFile, faultFileName, faultFileText } from './fault-file.ts'

const FILE: FaultFile = {
  id: 'games.lobby',
  faults: ['SyncThrow', 'Slow'],
  hasOptions: true,
}
const BARE = `// Written by harness/stories/write-fault-stories.ts from the manifest.
import { faultStories } from '../../harness/stories/fault-story.tsx'
import plugin from '../../plugins/games/lobby/manifest.ts'

export default { title: 'faults / games / lobby' }

const story = faultStories({ plugin })
export const SyncThrow = story('SyncThrow')
export const Slow = story('Slow')
`

describe('[HA-05] a file of fault stories', () => {
  it('has one export for each fault, under a title of the plugin', () => {
    expect(faultFileText({ ...FILE, hasOptions: false })).toBe(BARE)
  })
  it('takes the options that the folder has', () => {
    const text = faultFileText(FILE)
    expect(text).toContain("import { options } from '../../plugins/games/lobby/conformance.ts'")
    expect(text).toContain('faultStories({ plugin, options })')
  })
  it('is named for the plugin', () => {
    expect(faultFileName('games.lobby')).toBe('games.lobby.stories.tsx')
  })
})
