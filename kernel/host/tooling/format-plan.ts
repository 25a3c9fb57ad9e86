import { routes } from '@foyer/sdk'
import { formatList, didYouMean } from './format-cause.ts'
import { formatExplanation } from './format-explanation.ts'
import type { Plan, PluginChange } from './plan.ts'
import type { Origin } from './plan-origins.ts'
import type { ContributionRef, PointChange } from './plan-points.ts'

/** One sentence of a plan. `tone` decides how it is shown. */
export interface PlanLine {
  readonly tone: 'on' | 'off' | 'change' | 'place' | 'network' | 'warning'
  readonly text: string
  /** The reason, if there is one. */
  readonly detail?: string
}
type Name = (plugin: string) => string

/**
 * A plan as a merchant reads it, before it is applied (KN-08). Pure: data in, text out.
 * @param name returns the title of a plugin that the plan does not change
 */
export function formatPlan(plan: Plan, name: Name = (plugin) => plugin): readonly PlanLine[] {
  const titles = new Map(plan.effects.map(({ plugin, title }) => [plugin, title]))
  const titleOf: Name = (plugin) => titles.get(plugin) ?? name(plugin)
  return [
    ...plan.unknownSwitches.map(({ name: unknown, near }) =>
      warning(`The gateway knows no switch ${unknown}${didYouMean(near)}.`),
    ),
    ...plan.refusedSettings.map(({ plugin, text, fatal }) =>
      warning(
        `${titleOf(plugin)} refuses ${text}. ${fatal ? 'It could not start.' : 'The default would stand in.'}`,
      ),
    ),
    ...plan.effects.map((effect) => effectLine(effect, titleOf)),
    ...plan.points.flatMap((point) => pointLines(point, titleOf)),
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

function effectLine(effect: PluginChange, titleOf: Name): PlanLine {
  const { title, before, after, ran, runs, follows } = effect
  const why = formatExplanation(effect.why)
  const reason = why === 'On.' ? {} : { detail: why }
  const along = follows.length > 0 ? ` with ${formatList(follows.map(titleOf))}` : ''
  if (before !== after) {
    if (after === 'pending') return { tone: 'change', text: `${title} waits${along}.`, ...reason }
    return { tone: after, text: `${title} turns ${after}${along}.`, ...reason }
  }
  if (ran === runs) return { tone: 'change', text: `${title} restarts${along}.` }
  return runs
    ? { tone: 'on', text: `${title} starts: something that is on needs it.` }
    : { tone: 'off', text: `${title} stops.`, ...reason }
}

function pointLines(change: PointChange, titleOf: Name): readonly PlanLine[] {
  const { point, kind, loses, gains, expects, empties, provider } = change
  const later =
    expects.length > 0 ? [pointLine(`${formatList(expects.map(titleOf))} may add to ${point}.`)] : []
  if (provider && provider.from !== provider.to) {
    if (!provider.to) return [pointLine(`Nobody serves ${point} any more.`), ...later]
    const before = provider.from ? ` takes over ${point} from ${titleOf(provider.from)}` : ` serves ${point}`
    return [pointLine(`${titleOf(provider.to)}${before}.`), ...later]
  }
  const page = point === routes.id
  const what = (entries: readonly ContributionRef[]): string =>
    page
      ? `The ${entries.length === 1 ? 'page' : 'pages'} ${formatList(entries.map(({ label }) => label))}`
      : formatList(entries.map(({ plugin, label }) => titleOf(plugin) + (label ? ` (${label})` : '')))
  const spot = kind === 'slot' ? `the slot ${point}` : point
  const verb = (entries: readonly ContributionRef[], one: string, many: string): string =>
    entries.length === 1 ? one : many
  return [
    ...(loses.length > 0
      ? [pointLine(page ? `${what(loses)} ${verb(loses, 'goes', 'go')}.` : `${what(loses)} ${verb(loses, 'leaves', 'leave')} ${spot}${empties ? ', which is empty then' : ''}.`)] // prettier-ignore
      : []),
    ...(gains.length > 0
      ? [pointLine(page ? `${what(gains)} ${verb(gains, 'comes', 'come')}.` : `${what(gains)} ${verb(gains, 'comes', 'come')} to ${spot}.`)] // prettier-ignore
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
