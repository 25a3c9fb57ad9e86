import {
  type AnyManifest,
  CodedError,
  createStore,
  HTTP,
  NAVIGATION,
  type Plugin,
  REACHABILITY,
  SITE,
  type Store,
  type Texts,
  type Translate,
} from '@foyer/sdk'
import type { KernelView } from '@foyer/sdk/internal'
import {
  type ConformanceOptions,
  FakeLogger,
  fakeNavigation,
  fakeReachability,
  fakeServices,
  fakeStorage,
  translateWith,
} from '@foyer/sdk/testing'
import type { Break } from '../../mocks/world/breaks.ts'
import { PluginHost } from '../../sdk/src/testing/plugin-host.ts'
import { StorySite } from '../../sdk/src/testing/plugin-stories.tsx'
import { sabotaged } from '../sabotage/sabotaged.ts'
import { callAsSite } from './call-as-site.ts'
import { facesOf } from './faces.ts'
import { failingHttp } from './failing-http.ts'
import { type FaultReport, NO_REPORT, reportOf } from './fault-report.ts'
import type { Fault } from './faults.ts'
import kernelTexts from '../../kernel/locales/EN.json'

const files = import.meta.glob<Texts>('../../plugins/*/*/locales/EN.json', { eager: true, import: 'default' })

/** The English texts of the site by namespace, which is the plugin's id: a component may show texts of another plugin too. */
const ENGLISH_TEXTS: Readonly<Record<string, Texts>> = {
  kernel: kernelTexts,
  ...Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.split('/').slice(-4, -2).join('.'), texts]),
  ),
}

/** A plugin whose fault stories are shown. */
export interface FaultSubject {
  readonly plugin: Plugin
  /** Those of its `conformance.ts`. */
  readonly options?: ConformanceOptions
}

/** A plugin that runs, or fails to, on the host's own core. */
export interface FaultRun {
  readonly view: KernelView
  readonly report: Store<FaultReport>
  readonly services: Readonly<Record<string, unknown>>
  stop(): void
}

/** Faults of the plugin's own code, as the harness injects them elsewhere too. */
const BREAKS: { readonly [fault in Fault]?: Break } = {
  LoadNeverSettles: 'import-hangs',
  SyncThrow: 'activate-throws',
  RenderThrow: 'render-throws',
}

/** Starts a plugin with a fault. */
export function startFault(
  { plugin, options = {} }: FaultSubject,
  fault: Fault,
  inLanguage: (texts: Texts) => Texts,
): FaultRun {
  const { manifest } = plugin
  const textsOf = (namespace: string): Texts => inLanguage(ENGLISH_TEXTS[namespace] ?? {})
  const texts = textsOf(manifest.id)
  const report = createStore<FaultReport>(NO_REPORT)
  const calls: string[] = []
  const scripts: string[] = []
  let kernel: PluginHost | undefined
  const update = (): void => {
    if (kernel) report.set(reportOf(kernel, logger, manifest.id, { calls, scripts }))
  }
  const note = (list: string[], line: string): void => {
    if (!list.includes(line)) list.push(line)
    update()
  }
  const logger = new WatchedLogger(update)
  const storage = fakeStorage()
  const loadScript = (url: string): unknown => {
    const { origin, pathname } = new URL(url)
    note(scripts, origin + pathname)
    if (fault === 'ScriptBlocked') throw new CodedError('SC-BLOCKED', { url: origin + pathname })
    return options.loadScript?.(url)
  }
  const http = failingHttp(fault, (line) => note(calls, line))
  const { [0]: first } = facesOf(manifest)
  const common = fakeServices({
    answers: options.answers ?? {},
    texts: { ...textsOf('kernel'), ...texts },
    storage,
    logger,
    loadScript,
    member: first?.route?.access !== 'guest',
  })
  const services: Readonly<Record<string, unknown>> = {
    ...standIns(manifest),
    ...common,
    [SITE]: new StorySite({}),
    [REACHABILITY]: fakeReachability(),
    [NAVIGATION]: fakeNavigation(first?.route?.path),
    ...options.services?.(),
    ...(http && { [HTTP]: http }),
  }
  const how = BREAKS[fault]
  const { load } = how ? sabotaged(plugin, how) : plugin
  const started = (kernel = new PluginHost({
    manifest,
    module: load(),
    services,
    settings: options.settings ?? {},
    logger,
    storage,
    texts,
    loadScript,
  }))
  const unsubscribe = started.host.status(manifest.id).subscribe(update)
  void started
    .start()
    .then(() => (fault === 'ScriptBlocked' ? callAsSite(started, (error) => logger.error(error)) : undefined))
  update()
  const translates = new Map<string, Translate>()
  const useTranslate = (namespace: string): Translate => {
    const translate = translates.get(namespace) ?? translateWith(textsOf(namespace))
    translates.set(namespace, translate)
    return translate
  }
  return {
    view: { ...started.view, useTranslate: useTranslate as KernelView['useTranslate'] },
    report,
    services,
    stop() {
      unsubscribe()
      void started.stop()
    },
  }
}

/** For what is required and has no fake: it lets the plugin start. */
const standIns = ({ requires = {} }: AnyManifest): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.values<string>(requires).map((token) => [token, {}]))

/** Calls back with every entry that matters to a reader. */
class WatchedLogger extends FakeLogger {
  readonly #onEntry: () => void

  constructor(onEntry: () => void) {
    super()
    this.#onEntry = onEntry
  }
  override warn(message: string, ...details: readonly unknown[]): void {
    super.warn(message, ...details)
    this.#onEntry()
  }
  override error(error: unknown, ...details: readonly unknown[]): void {
    super.error(error, ...details)
    this.#onEntry()
  }
}
