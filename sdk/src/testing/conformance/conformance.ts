import { CodedError } from '../../errors.ts'
import type { Plugin } from '../../plugin.ts'
import { kindsOf } from './kinds.ts'
import type { ConformanceOptions } from './options.ts'
import { PLUGIN_RULES } from './rules/plugin-rules.ts'
import { PluginUnderTest } from './plugin-under-test.ts'

/** One rule, applied to one plugin. */
export interface ConformanceCase {
  /** The rule's id. */
  readonly id: string
  /** Title of the test: 'leaves-no-nodes: takes its nodes away again'. */
  readonly title: string
  /** Rejects with `TE-CONFORMANCE`, whose message has a line for each thing that is wrong. */
  run(): Promise<void>
}

/**
 * The rules that a plugin must keep: those of every plugin, and those of each kind that its manifest shows
 * (tracking destination, chat provider, captcha provider, login method, screen, pop-up). Run them one at a
 * time, because each watches the page.
 *
 * @example
 * for (const { title, run } of conformance(pixel, { settings: { pixelId: '1' } })) it(title, run)
 */
export function conformance(plugin: Plugin, options: ConformanceOptions = {}): readonly ConformanceCase[] {
  const subject = new PluginUnderTest(plugin, options)
  const rules = [...PLUGIN_RULES, ...kindsOf(plugin.manifest).flatMap((kind) => kind.rules)]
  return rules.map(({ id, statement: says, check }) => ({
    id,
    title: `${id}: ${says}`,
    async run() {
      const wrong = await check(subject)
      if (wrong.length > 0) {
        throw new CodedError('TE-CONFORMANCE', `${subject.manifest.id} breaks ${id}\n  ${wrong.join('\n  ')}`)
      }
    },
  }))
}
