import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { Texts } from '../language.ts'
import type { Plugin } from '../plugin.ts'
import { HttpError } from '../services/http.ts'
import { MEMBER, type Member } from '../services/member.ts'
import { REACHABILITY, type ReachabilityState } from '../services/reachability.ts'
import { SESSION, type SessionInfo } from '../services/session.ts'
import { type Merchant, SITE, type SiteStatus } from '../services/site.ts'
import type { Translate } from '../services/translate.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { FakeAnswer, FakeCall } from './fake-http.ts'
import { translateWith } from './fake-i18n.ts'
import { fakeMember } from './fake-member.ts'
import { fakeReachability } from './fake-reachability.ts'
import { fakeServices } from './fake-services.ts'
import { fakeSession, testMember } from './fake-session.ts'
import { FakeSite } from './fake-site.ts'
import { storyImage } from './story-image.ts'
import { StoryLanguageContext, textsIn } from './story-language.ts'
import { type PluginTest, testPlugin, type TestOptions } from './test-plugin.ts'

/** The surroundings of a story's plugin: what `testPlugin` takes, and the states that stories show. */
export interface StoryOptions extends TestOptions {
  /**
   * What each call answers, by endpoint id: a value, `pending` or `failing(…)`; all others fail with
   * `HT-NETWORK`.
   */
  readonly answers?: Readonly<Record<string, FakeAnswer>>
  /** Parts of the member's session; `'guest'`: nobody is signed in. A member's by default. */
  readonly session?: Partial<SessionInfo> | 'guest'
  /** The member's data; none by default. */
  readonly member?: Member
  /** `online` by default. */
  readonly reachability?: ReachabilityState
  readonly merchant?: Partial<Merchant>
  /** `'pending'`: the gateway has not answered yet. */
  readonly status?: Partial<SiteStatus> | 'pending'
  /** What the component gets. */
  readonly props?: object
  /** Shows it in a dialog of this kind, as `Overlays.open` does; on the page by default. */
  readonly overlay?: 'dialog' | 'sheet' | 'full'
  /** Runs when the plugin has started, before its component is shown: what other plugins contribute, events. */
  readonly setUp?: (test: PluginTest) => unknown
  /**
   * What the player does once the component is shown, with Testing Library. `t` gives the text of a key in
   * the story's language.
   */
  readonly play?: (root: HTMLElement, t: Translate) => unknown
}

/** An answer that never arrives: the component stays in its loading state. */
export const pending: FakeAnswer = () => new Promise<never>(() => {})

/**
 * An answer that fails with a code (`HT-NETWORK`, `HT-TIMEOUT`), or with the `errorCode` of a gateway's
 * refusal.
 */
export const failing =
  (code: string, answer?: ConstructorParameters<typeof HttpError>[3]): FakeAnswer =>
  ({ endpoint }: FakeCall) =>
    new HttpError(code, `${endpoint} fails in this story`, endpoint, answer)

/**
 * Makes stories of a plugin's components: each runs the plugin alone on the host's core, with fakes around
 * it, as `testPlugin` does, in the language of the page around the story.
 *
 * @param plugin - the default export of its manifest
 * @param common - options of all its stories; one story's own options override them, `answers` and `services`
 * one by one
 * @returns a function that makes one story of the component that the module exports under a name
 * @example
 * const story = pluginStories(plugin, { texts: EN, answers: { 'acme.list': [] } })
 * export const Empty = story('AcmeScreen')
 * export const Loading = story('AcmeScreen', { answers: { 'acme.list': pending } })
 */
export const pluginStories =
  (plugin: Plugin, common: StoryOptions = {}) =>
  (component: string, own: StoryOptions = {}) => {
    const options: StoryOptions = {
      ...common,
      ...own,
      answers: { ...common.answers, ...own.answers },
      services: { ...common.services, ...own.services },
    }
    return (): ReactNode => <PluginStory plugin={plugin} component={component} options={options} />
  }

interface PluginStoryProps {
  readonly plugin: Plugin
  readonly component: string
  readonly options: StoryOptions
}

function PluginStory({ plugin, component, options }: PluginStoryProps): ReactNode {
  const language = use(StoryLanguageContext)
  const [state, setState] = useState<PluginTest | { readonly thrown: unknown }>()
  const [played, setPlayed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { setUp } = options
    const texts = textsIn(language, options.texts ?? {})
    const services = servicesOf(options, texts)
    const starting = testPlugin(plugin, { ...options, services, texts })
    let left = false
    void starting
      .then(async (test) => {
        if (left) return
        await setUp?.(test)
        setState(test)
      })
      .catch((thrown: unknown) => setState({ thrown }))
    return () => {
      left = true
      void starting.then((test) => test.dispose()).catch(() => undefined)
    }
  }, [plugin, options, language])
  const started = state !== undefined
  useEffect(() => {
    if (!started || !root.current) return
    const t = translateWith(textsIn(language, options.texts ?? {}))
    const playing = Promise.resolve(root.current).then((element) => options.play?.(element, t))
    playing.then(() => setPlayed(true)).catch((thrown: unknown) => setState({ thrown }))
  }, [started, options, language])
  if (state && 'thrown' in state) throw state.thrown
  const { overlay, props } = options
  const shown = state?.element(component, props)
  return (
    <div ref={root} data-story={played ? 'ready' : 'starting'} style={{ display: 'contents' }}>
      {overlay && shown ? (
        <Dialog open label={component} kind={overlay} dismissible={false} onClose={() => undefined}>
          {shown}
        </Dialog>
      ) : (
        shown
      )}
    </div>
  )
}

function servicesOf(options: StoryOptions, texts: Texts): Readonly<Record<string, unknown>> {
  const { answers = {}, session = {}, member, reachability, merchant, status } = options
  return {
    ...fakeServices({ answers, texts }),
    [SESSION]: fakeSession(session === 'guest' ? undefined : testMember(session)),
    [MEMBER]: fakeMember(member),
    [REACHABILITY]: fakeReachability(reachability),
    [SITE]: new StorySite({ ...(merchant && { merchant }), ...(status && { status }) }),
    ...options.services,
  }
}

/** Its images need no network. */
export class StorySite extends FakeSite {
  override image(path: string): string {
    return storyImage(path)
  }
}
