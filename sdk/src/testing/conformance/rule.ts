import type { Subject } from './subject.ts'

/** One thing that a plugin must keep to. */
export interface Rule {
  /** `leaves-no-nodes`: what a failure is called, and a broken fixture's folder. */
  readonly id: string
  /** The rule as a sentence whose subject is the plugin: 'takes its nodes away again'. */
  readonly says: string
  /** What is wrong, a line each; empty where nothing is. */
  readonly check: (subject: Subject) => readonly string[] | Promise<readonly string[]>
}
