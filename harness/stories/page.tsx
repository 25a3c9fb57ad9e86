/** One page with every story, for tests: one load, then `window.showStory` for each. Ladle would load itself for each. */
import { configure } from '@testing-library/dom'
import 'reflect-metadata/lite'
import '../../sdk/src/ui/tokens.css'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { whenQuiet } from './when-quiet.ts'
import { Stage, type StageSettings } from './stage.tsx'

// A story waits for what it shows; on a machine that does other things too, for longer than a second.
configure({ asyncUtilTimeout: 10_000 })

type StoryModule = Readonly<Record<string, unknown>>

const modules = {
  ...import.meta.glob<StoryModule>([
    '../../{plugins,sdk}/**/*.stories.tsx',
    '../../tests/stories/planted/*.stories.tsx',
  ]),
  // A folder with a dot is not searched otherwise.
  ...import.meta.glob<StoryModule>('../../.cache/fault-stories/*.stories.tsx', { exhaustive: true }),
}
let root: Root | undefined

declare global {
  interface Window {
    /** Shows one story in place of the last; resolves when the page no longer changes. */
    showStory: (file: string, name: string, settings: StageSettings) => Promise<void>
    /** Names of the stories in a file, or of every file without one. */
    storiesOf: (file: string) => Promise<readonly string[]>
  }
}

window.storiesOf = async (file) => {
  const { default: _about, ...stories } = await load(file)
  return Object.keys(stories)
}
window.showStory = async (file, name, settings) => {
  root?.unmount()
  const { [name]: story } = await load(file)
  if (typeof story !== 'function') throw new Error(`${file} exports no story ${name}`)
  const Story = story as ComponentType
  const element = document.getElementById('root')
  if (!element) throw new Error('the page has no root')
  root = createRoot(element)
  root.render(show(<Story />, settings))
  await whenQuiet(element)
}

const load = (file: string): Promise<StoryModule> => {
  const module = modules[`../../${file}`]
  if (!module) throw new Error(`no stories in ${file}`)
  return module()
}
const show = (story: ReactNode, settings: StageSettings): ReactNode => (
  <Stage {...settings}>
    <Suspense fallback={<span data-story="starting" />}>{story}</Suspense>
  </Stage>
)
