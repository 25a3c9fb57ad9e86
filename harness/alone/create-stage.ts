import { CodedError, type Schema, type ErrorTable } from '@foyer/sdk'
import { dir } from 'i18next'
import { createElement, Fragment, type ReactNode } from 'react'
import { parseSettings } from '../../kernel/host/settings/parse-settings.ts'
import type { RefusedSetting } from '../../kernel/host/tooling/plan-settings.ts'
import { tagOf } from '../../kernel/i18n/languages.ts'
import { jsonSchemaOf } from '../../kernel/inspection/settings-form.ts'
import { type AlonePlugin, findPlugin, unknownPlugin } from './alone-plugin.ts'
import { addedValues } from './contribution-list.ts'
import { usesOf } from './fake-uses.ts'
import { type Fakes, makeFakes, type PluginRun, startRun } from './plugin-run.ts'
import type { RunFailure, RunOrder, Settings, Stage, StageReport } from './stage-report.ts'

const tables = import.meta.glob<ErrorTable>(
  ['../../{kernel,plugins}/**/error-codes.ts', '../../sdk/src/error-codes.ts'],
  { import: 'ERROR_CODES' },
)

type State =
  | { readonly kind: 'starting' }
  | { readonly kind: 'running'; readonly run: PluginRun }
  | { readonly kind: 'failed'; readonly failure: RunFailure }
  | { readonly kind: 'stopped'; readonly leftovers: readonly string[] }
  | { readonly kind: 'unknown'; readonly failure: RunFailure }

const DEFAULT_ORDER: RunOrder = { language: 'EN', session: 'member', component: undefined }

/** The frame's part of the page: runs one plugin, one run after the other. */
export function createStage(id: string, render: (element: ReactNode) => void): Stage {
  let state: State = { kind: 'starting' }
  let found: AlonePlugin | undefined
  let schema: Schema<unknown> | undefined
  let settings: Settings = {}
  let order = DEFAULT_ORDER
  let fakes: Fakes | undefined
  /** Runs do not overlap. */
  let queue: Promise<void> = prepare()

  async function prepare(): Promise<void> {
    found = await findPlugin(id)
    settings = found?.options.settings ?? {}
    schema = (await found?.plugin.manifest.settings?.())?.default
  }
  function show(): void {
    if (state.kind !== 'running') return render(undefined)
    const { test, components, overlays } = state.run
    const { component } = order
    const name = component !== undefined && components.includes(component) ? component : components[0]
    const shown = name === undefined ? undefined : test.element(name, found?.options.props?.[name])
    // Another component begins anew.
    render(createElement(Fragment, null, createElement(Fragment, { key: name ?? '' }, shown), overlays))
  }
  async function stop(): Promise<void> {
    if (state.kind !== 'running') return
    const { run } = state
    state = { kind: 'stopped', leftovers: [] }
    show()
    state = { kind: 'stopped', leftovers: await run.stop() }
  }
  async function start(): Promise<void> {
    await stop()
    if (!found) return void (state = { kind: 'unknown', failure: { message: unknownPlugin(id) } })
    state = { kind: 'starting' }
    document.documentElement.lang = tagOf(order.language)
    document.documentElement.dir = dir(tagOf(order.language))
    try {
      fakes = await makeFakes(found, { ...order, settings })
      state = { kind: 'running', run: await startRun(found, fakes, settings) }
    } catch (error) {
      state = { kind: 'failed', failure: await failureOf(error) }
    }
    show()
  }
  const next = (task: () => Promise<void>): Promise<void> => (queue = queue.then(task).catch(fail))
  const fail = async (error: unknown): Promise<void> => {
    state = { kind: 'failed', failure: await failureOf(error) }
  }
  return {
    run(wanted) {
      order = wanted
      return next(start)
    },
    show(component) {
      order = { ...order, component }
      show()
    },
    async apply(wanted) {
      const problems = schema ? parseSettings(schema, wanted).problems : []
      if (problems.length > 0)
        return problems.map((problem): RefusedSetting => ({ ...problem, plugin: id, fatal: false }))
      settings = wanted
      await next(start)
      return []
    },
    stop: () => next(stop),
    report(): StageReport {
      return {
        title: found?.plugin.manifest.title,
        state: state.kind,
        failure: 'failure' in state ? state.failure : undefined,
        withoutOptions: found?.withoutOptions,
        languages: found?.languages ?? [],
        showsOverlay: state.kind === 'running' && state.run.showsOverlay(),
        components: state.kind === 'running' ? state.run.components : [],
        form: schema && { schema: jsonSchemaOf(schema), values: settings },
        leftovers: state.kind === 'stopped' ? state.leftovers : undefined,
        ...(state.kind === 'running'
          ? state.run.facts()
          : {
              needs: fakes?.needs ?? [],
              adds: found ? addedValues(found.plugin.manifest, () => []) : [],
              uses: fakes ? usesOf({ ...fakes, events: [] }) : [],
            }),
      }
    },
  }
}

async function failureOf(error: unknown): Promise<RunFailure> {
  const message = String(error)
  return {
    message,
    remedy: error instanceof CodedError ? (error.remedy ?? (await remedyOf(error.code))) : undefined,
  }
}

/** What to do about an error with this code, as its owner's table says. Loads the tables only when it is asked. */
async function remedyOf(code: string): Promise<string | undefined> {
  const loaded = await Promise.all(Object.values(tables).map((load) => load()))
  return loaded.find((table) => Object.hasOwn(table, code))?.[code]?.remedy
}
