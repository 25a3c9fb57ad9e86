import type { PluginUnderTest } from './plugin-under-test.ts'

/** One rule that plugins must keep. */
export interface Rule {
  /** `leaves-no-nodes`: the name of a failure. */
  readonly id: string
  /** The rule as a sentence whose subject is the plugin: 'takes its nodes away again'. */
  readonly statement: string
  /** Gives one line for each thing that is wrong; none where the plugin keeps the rule. */
  readonly check: (subject: PluginUnderTest) => readonly string[] | Promise<readonly string[]>
}
