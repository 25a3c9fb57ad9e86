import { type EventType, type LanguageCode, MEMBER, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import * as sdk from '@foyer/sdk'
import {
  fakeLogger,
  fakeMember,
  fakeServices,
  fakeSession,
  FakeSite,
  fakeStorage,
  type PluginTest,
  storyImage,
  testPlugin,
} from '@foyer/sdk/testing'
import type { ReactNode } from 'react'
import type { AlonePlugin } from './alone-plugin.ts'
import { addedValues, type ReadPoint, shownComponents } from './contribution-list.ts'
import { usesOf } from './fake-uses.ts'
import { needsOf } from './need-list.ts'
import { OVERLAY_LAYER, withOverlayLayer } from './overlay-layer.tsx'
import { StageOverlays } from './stage-overlays.ts'
import type { Settings, StageReport } from './stage-report.ts'

const VITES = 'style[data-vite-dev-id]'

/** Where the events of the areas stand. */
const contracts = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../plugins/*/contract.ts',
  '../../plugins/*/contract/*.ts',
  '!**/*.test.ts',
])

/** How a run is made. */
export interface RunOptions {
  readonly language: LanguageCode
  readonly session: 'guest' | 'member'
  readonly settings: Settings
}

/** One run of the plugin. */
export interface PluginRun {
  readonly test: PluginTest
  /** The overlays that it has opened, over whatever is shown. */
  readonly overlays: ReactNode
  /** One of them is open. */
  showsOverlay(): boolean
  readonly components: readonly string[]
  facts(): Pick<StageReport, 'needs' | 'adds' | 'uses'>
  /** Stops it; returns what it left behind, in words. */
  stop(): Promise<readonly string[]>
}

/** Its images need no network. */
class StageSite extends FakeSite {
  override image(path: string): string {
    return storyImage(path)
  }
}

/** What the plugin is given: the SDK's fakes, then those of its own `conformance.ts`. */
export async function makeFakes(
  { plugin, options, textsIn }: AlonePlugin,
  { language, session }: RunOptions,
) {
  const storage = fakeStorage()
  const logger = fakeLogger()
  const scripts: string[] = []
  const loadScript = (url: string): unknown => {
    scripts.push(url)
    return options.loadScript?.(url)
  }
  const texts = await textsIn(language)
  const member = session === 'member'
  const { answers = {} } = options
  const common = {
    ...fakeServices({ answers, texts, language, member, storage, logger, loadScript }),
    [SITE]: new StageSite({}),
    [OVERLAYS]: new StageOverlays(),
  }
  const own = options.services?.() ?? {}
  // A plugin's own fakes are a member's.
  const guest = member ? {} : { [SESSION]: fakeSession(), [MEMBER]: fakeMember() }
  return {
    services: { ...common, ...own, ...guest },
    needs: needsOf(plugin.manifest, own, common),
    storage,
    logger,
    scripts,
    loadScript,
    texts,
  }
}
export type Fakes = Awaited<ReturnType<typeof makeFakes>>

/** Starts the plugin. Rejects as `testPlugin` does. */
export async function startRun(
  { plugin }: AlonePlugin,
  fakes: Fakes,
  settings: Settings,
): Promise<PluginRun> {
  // Before the page is recorded: the development server adds a style sheet for each module.
  const [events] = await Promise.all([knownEvents(), plugin.load()])
  const leaveOut = withoutViteStyles(document)
  const { services, storage, logger, loadScript, texts } = fakes
  const test = await testPlugin(withOverlayLayer(plugin), {
    services,
    settings,
    storage,
    logger,
    loadScript,
    texts,
  })
  const overlays = Object.values(services).find((fake) => fake instanceof StageOverlays)
  const read: ReadPoint = (point) => test.contributions(point)
  return {
    test,
    overlays: overlays && test.element(OVERLAY_LAYER, { overlays }),
    showsOverlay: () => overlays !== undefined && overlays.shown.get().length > 0,
    components: shownComponents(plugin.manifest, test.module, read),
    facts: () => ({
      needs: fakes.needs,
      adds: addedValues(plugin.manifest, read),
      uses: usesOf({
        ...fakes,
        events: events.flatMap((event) => test.emitted(event).map((payload) => ({ id: event.id, payload }))),
      }),
    }),
    async stop() {
      const { nodes, globals, errors } = await leaveOut(() => test.dispose())
      return [
        ...nodes,
        ...globals.filter((name) => !isTools(name)).map((name) => `global ${name}`),
        ...errors.map((error) => `an undo threw ${String(error)}`),
      ]
    },
  }
}

/** Globals of the development server and of React's refresh. */
const isTools = (name: string): boolean => /^(\$Refresh|__vite|__registerBefore|__getReact)/.test(name)

const isEvent = (value: unknown): value is EventType<unknown> =>
  typeof value === 'object' && value !== null && 'keep' in value && 'id' in value

async function knownEvents(): Promise<readonly EventType<unknown>[]> {
  const modules = await Promise.all(Object.values(contracts).map((load) => load()))
  const found = [sdk, ...modules].flatMap((module) => Object.values<unknown>(module)).filter(isEvent)
  return [...new Map(found.map((event) => [event.id, event])).values()]
}

/**
 * Remembers the style sheets that the development server has added so far. The returned function takes those that it added
 * since out of the document while `run` looks at it: a built site has none of them.
 */
export function withoutViteStyles(document: Document): <T>(run: () => Promise<T>) => Promise<T> {
  const before = new Set(document.querySelectorAll(VITES))
  return async (run) => {
    const added = [...document.querySelectorAll(VITES)].filter((style) => !before.has(style))
    for (const style of added) style.remove()
    try {
      return await run()
    } finally {
      document.head.append(...added)
    }
  }
}
