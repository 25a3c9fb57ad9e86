import { createElement, type ReactNode } from 'react'
import { KernelContext, type KernelView, type PluginStatus } from '../react/kernel-view.ts'
import type { ExtensionPoint } from '../points.ts'
import { PluginComponent } from '../react/slot.tsx'
import { createStore, type Store } from '../store.ts'
import type { PluginTest, TestOptions } from './test-plugin.ts'

const PLACEHOLDER = /\{\{(\w+)\}\}/g

/** What the SDK's React side sees of a kernel that runs one plugin. What throws while rendering is thrown on. */
function testView(id: string, test: PluginTest, options: TestOptions): KernelView {
  const active = createStore<PluginStatus>('active')
  const none = createStore<readonly never[]>([])
  const points = new Map<string, Store<readonly unknown[]>>()
  return {
    values: <T>(point: ExtensionPoint<T>) => {
      const store = points.get(point.id) ?? createStore<readonly unknown[]>(test.contributions(point))
      points.set(point.id, store)
      return store as Store<readonly T[]>
    },
    entries: () => none,
    status: () => active,
    activation: (plugin) => (plugin === id ? test : undefined),
    demand: () => {},
    fault: (_plugin, _phase, error) => test.logger.error(error),
    service: <T>(token: string) => options.services?.[token] as T | undefined,
    useTranslate: () => translate,
  }
  function translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const text = options.texts?.[key] ?? key
    return text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** The plugin's component `name` in its boundary, under a kernel that runs only this plugin. */
export const testElement = (
  id: string,
  test: PluginTest,
  options: TestOptions,
  name: string,
  props: object,
): ReactNode =>
  createElement(
    KernelContext,
    { value: testView(id, test, options) },
    createElement(PluginComponent, { plugin: id, name, props }),
  )
