import { routes } from '@foyer/sdk'
import { formatList, didYouMean } from './format-cause.ts'
import { formatExplanation } from './format-explanation.ts'
import type { Plan, PluginChange } from './plan.ts'
import type { Origin } from './plan-origins.ts'
import type { ContributionRef, PointChange } from './plan-points.ts'
import type { SwitchEffect } from './plan-switches.ts'
import { CODE_WORDS, type Words } from './words.ts'

/** One sentence of a plan. `tone` decides how it is shown. */
export interface PlanLine {
  readonly tone: 'on' | 'off' | 'change' | 'place' | 'network' | 'warning'
  readonly text: string
  /** The reason, if there is one. */
  readonly detail?: string
}

/**
 * A plan as a merchant reads it, before it is applied (KN-08). Pure: data in, text out.
 * @param names names of what the plan speaks of; it knows the titles of the plugins that it changes
 */
export function formatPlan(plan: Plan, names: Words = CODE_WORDS): readonly PlanLine[] {
  const titles = new Map(plan.effects.map(({ plugin, title }) => [plugin, title]))
  const titleOf = (plugin: string): string => titles.get(plugin) ?? names.plugin(plugin)
  const words: Words = { ...names, plugin: titleOf }
  return [
    ...plan.unknownSwitches.map(({ name: unknown, near }) =>
      warning(`The gateway knows no switch ${words.switch(unknown)}${didYouMean(near)}.`),
    ),
    ...plan.refusedSettings.map(({ plugin, text, fatal }) =>
      warning(
        `${titleOf(plugin)} refuses ${text}. ${fatal ? 'It could not start.' : 'The default would stand in.'}`,
      ),
    ),
    ...plan.effects.map((effect) => effectLine(effect, words)),
    ...plan.switches.flatMap((effect) => switchLines(effect, words)),
    ...plan.points.flatMap((point) => pointLines(point, words)),
    ...(plan.fetches.length > 0
      ? [network(`Code is fetched for ${formatList(plan.fetches.map(titleOf))}.`)]
      : []),
    ...originLines(plan.newOrigins, (originList, plugin) => `${titleOf(plugin)} may reach ${originList}.`),
    ...originLines(plan.lostOrigins, (originList) => `Nothing reaches ${originList} any more.`),
  ]
}

const warning = (text: string): PlanLine => ({ tone: 'warning', text })
const network = (text: string): PlanLine => ({ tone: 'network', text })
const pointLine = (text: string): PlanLine => ({ tone: 'place', text })

function effectLine(effect: PluginChange, words: Words): PlanLine {
  const { title, before, after, ran, runs, follows } = effect
  const why = formatExplanation(effect.why, words)
  const reason = why === 'On.' ? {} : { detail: why }
  const along = follows.length > 0 ? ` with ${formatList(follows.map(words.plugin))}` : ''
  if (before !== after) {
    if (after === 'pending') return { tone: 'change', text: `${title} waits${along}.`, ...reason }
    return { tone: after, text: `${title} turns ${after}${along}.`, ...reason }
  }
  if (ran === runs) return { tone: 'change', text: `${title} restarts${along}.` }
  return runs
    ? { tone: 'on', text: `${title} starts: something that is on needs it.` }
    : { tone: 'off', text: `${title} stops.`, ...reason }
}

/** What a switch does besides turning plugins on and off. */
function switchLines(effect: SwitchEffect, words: Words): readonly PlanLine[] {
  const { name, on, readers, idleReaders, unchanged, unread } = effect
  const what = words.switchEffect?.(name, on)
  const called = `the switch ${words.switch(name)}`
  // Titles may hold an “and” of their own.
  const by = (ids: readonly string[]): string => `Read while running by ${ids.map(words.plugin).join(', ')}.`
  return [
    ...(readers.length > 0
      ? [
          {
            tone: 'change' as const,
            text: what ?? `What plugins do by ${called} changes.`,
            detail: by(readers),
          },
        ]
      : []),
    ...(readers.length === 0 && idleReaders.length > 0
      ? [
          {
            tone: 'change' as const,
            text: `Nothing changes yet: what reads ${called} is off.`,
            detail: [what, by(idleReaders)].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...unchanged
      .filter(({ plugin }) => !readers.includes(plugin) && !idleReaders.includes(plugin))
      .map(({ title, why }): PlanLine => ({
        tone: 'change',
        text: `${title} reads ${called} too, and stays as it is.`,
        detail: formatExplanation(why, words),
      })),
    ...(unread ? [warning(`No loaded plugin reads ${called}.`)] : []),
  ]
}

function pointLines(change: PointChange, words: Words): readonly PlanLine[] {
  const { point, kind, loses, gains, expects, empties, provider } = change
  const titleOf = words.plugin
  const place = words.place(point, kind === 'slot')
  const later =
    expects.length > 0 ? [pointLine(`${formatList(expects.map(titleOf))} may add to ${place}.`)] : []
  if (provider && provider.from !== provider.to) {
    if (!provider.to) return [pointLine(`Nobody serves ${place} any more.`), ...later]
    const before = provider.from ? ` takes over ${place} from ${titleOf(provider.from)}` : ` serves ${place}`
    return [pointLine(`${titleOf(provider.to)}${before}.`), ...later]
  }
  const page = point === routes.id
  const named = (entries: readonly ContributionRef[]): readonly string[] => [
    ...new Set(
      entries.map(({ plugin, label }) => (page ? label : titleOf(plugin) + words.contribution(label))),
    ),
  ]
  const what = (entries: readonly ContributionRef[]): string => {
    const names = named(entries)
    return page ? `The ${names.length === 1 ? 'page' : 'pages'} ${formatList(names)}` : formatList(names)
  }
  const verb = (entries: readonly ContributionRef[], one: string, many: string): string =>
    named(entries).length === 1 ? one : many
  return [
    ...(loses.length > 0
      ? [
          pointLine(
            page
              ? `${what(loses)} ${verb(loses, 'goes', 'go')}.`
              : `${what(loses)} ${verb(loses, 'leaves', 'leave')} ${place}${empties ? ', and nothing is left there' : ''}.`,
          ),
        ]
      : []),
    ...(gains.length > 0
      ? [
          pointLine(
            page
              ? `${what(gains)} ${verb(gains, 'comes', 'come')}.`
              : `${what(gains)} ${verb(gains, 'comes', 'come')} to ${place}.`,
          ),
        ]
      : []),
    ...later,
  ]
}

/** One line for each plugin, with each origin once. */
function originLines(
  origins: readonly Origin[],
  format: (originList: string, plugin: string) => string,
): readonly PlanLine[] {
  const plugins = [...new Set(origins.map(({ plugin }) => plugin))]
  return plugins.map((plugin) => {
    const own = origins.filter((origin) => origin.plugin === plugin)
    const originList = [...new Set(own.map(({ origin }) => origin))].map((host) => {
      const kinds = own.filter(({ origin }) => origin === host).map(({ kind }) => kind)
      return `${host} (${kinds.join(', ')})`
    })
    return network(format(formatList(originList), plugin))
  })
}
