import type { Fault } from './faults.ts'

/** Of what a file with a plugin's fault stories is made. */
export interface FaultFile {
  /** Id of the plugin. */
  readonly id: string
  readonly faults: readonly Fault[]
  /** Its folder has a `conformance.ts` that a page can load. */
  readonly hasOptions: boolean
}

/** Where the files stand, from the project's root. Both are of the same depth, so are the imports. */
export const FAULT_STORIES = '.cache/fault-stories'

/** `account.register.stories.tsx` */
export const faultFileName = (id: string): string => `${id}.stories.tsx`

/** The source of a file: its title and its exports are in a form that Ladle and the tests find without running it. */
export function faultFileText({ id, faults, hasOptions }: FaultFile): string {
  const folder = `../../plugins/${id.replace('.', '/')}`
  const subject = hasOptions ? 'plugin, options' : 'plugin'
  return [
    '// Written by harness/stories/write-fault-stories.ts from the manifest.',
    "import { faultStories } from '../../harness/stories/fault-story.tsx'",
    ...(hasOptions ? [`import { options } from '${folder}/conformance.ts'`] : []),
    `import plugin from '${folder}/manifest.ts'`,
    '',
    `export default { title: 'faults / ${id.replace('.', ' / ')}' }`,
    '',
    `const story = faultStories({ ${subject} })`,
    ...faults.map((fault) => `export const ${fault} = story('${fault}')`),
    '',
  ].join('\n')
}
