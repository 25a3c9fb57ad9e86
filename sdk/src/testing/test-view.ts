import { createElement, type ReactNode } from 'react'
import type { Texts } from '../language.ts'
import type { Contributed, ExtensionPoint } from '../points.ts'
import { KernelContext, type KernelView, type PluginStatus } from '../react/kernel-view.ts'
import { PluginComponent } from '../react/slot.tsx'
import { createStore, type Store } from '../store.ts'
import { translateWith } from './fake-i18n.ts'
import type { RecordingContext } from './recording-context.ts'

/** The one plugin that a test's components see. */
export interface ViewParts {
  readonly context: RecordingContext
  readonly services: Readonly<Record<string, unknown>>
  readonly module: Readonly<Record<string, unknown>>
  readonly texts: Texts
  /** Services by token, for components of the SDK itself. */
  readonly given: Readonly<Record<string, unknown>>
  /** What the plugin itself has standing at a point. */
  contributions<T>(point: ExtensionPoint<T>): readonly T[]
}

/** The plugin's own contributions, then those that the test gives to others. */
function contributionsAt<T>(point: ExtensionPoint<T>, parts: ViewParts): Store<readonly Contributed<T>[]> {
  const plugin = parts.context.id
  const own = parts.contributions(point).map((value) => ({ plugin, value }))
  const others = parts.context.contributions(point)
  let seen = others.get()
  let all = [...own, ...seen]
  return {
    get: () => {
      if (seen !== others.get()) all = [...own, ...(seen = others.get())]
      return all
    },
    subscribe: (listener) => others.subscribe(listener),
  }
}

/** What the SDK's React side sees of a kernel that runs one plugin. What throws while rendering is logged. */
function testView(parts: ViewParts): KernelView {
  const { context, texts, given } = parts
  const active = createStore<PluginStatus>('active')
  const none = createStore<readonly never[]>([])
  const translate = translateWith(texts)
  const points = new Map<string, Store<readonly Contributed<unknown>[]>>()
  return {
    contributions: <T>(point: ExtensionPoint<T>) => {
      const store = points.get(point.id) ?? contributionsAt(point, parts)
      points.set(point.id, store)
      return store as Store<readonly Contributed<T>[]>
    },
    entries: () => none,
    status: () => active,
    activation: (plugin) => (plugin === context.id ? parts : undefined),
    demand: () => {},
    fault: (_plugin, _phase, error) => context.logger.error(error),
    service: <T>(token: string) => given[token] as T | undefined,
    useTranslate: () => translate,
  }
}

/** The plugin's component `name` in its boundary, under a kernel that runs only this plugin. */
export const testElement = (parts: ViewParts, name: string, props: object): ReactNode =>
  createElement(
    KernelContext,
    { value: testView(parts) },
    createElement(PluginComponent, { plugin: parts.context.id, name, props }),
  )
