import type { AnyManifest, Plugin } from '../../plugin.ts'
import { isRecord } from '../plugin-parts.ts'
import { exercise } from './exercise.ts'
import type { ConformanceOptions } from './options.ts'
import { allOf, type Residue } from './residue.ts'
import { prepareDocument } from './render-component.ts'
import { type ActivationOutcome, type Conditions, Trial } from './trial.ts'

/** Virtual time for work that a plugin defers after its activation. */
const AFTERWARDS_MS = 5_000
const RUNS = 3
/** Real time for what the first activation imports, on a busy machine too. */
const FIRST_IMPORT_GRACE_MS = 2_000

/** The results of three runs, one after the other. */
export interface LifecycleResult {
  readonly activations: readonly ActivationOutcome[]
  readonly residues: readonly Residue[]
  /** Everything that any of the runs left. */
  readonly residue: Residue
  /** Calls of the longest activation. */
  readonly calls: number
  /** Names in the kernel's storage that the plugin wrote. */
  readonly stored: readonly string[]
}

/** A plugin under test, as the rules examine it. Slow work is done once. */
export class PluginUnderTest {
  readonly manifest: AnyManifest
  readonly options: ConformanceOptions
  readonly #plugin: Plugin
  #module: Promise<Readonly<Record<string, unknown>>> | undefined
  #lifecycle: Promise<LifecycleResult> | undefined
  /** It has activated once, so its code's imports are loaded. */
  #started = false

  constructor(plugin: Plugin, options: ConformanceOptions) {
    this.#plugin = plugin
    this.manifest = plugin.manifest
    this.options = options
  }

  /** The plugin's code; an empty module where `load` gives none, which another rule reports. */
  module(): Promise<Readonly<Record<string, unknown>>> {
    return (this.#module ??= Promise.resolve(this.#plugin.load()).then((module) =>
      isRecord(module) ? module : {},
    ))
  }
  /** Runs the plugin once under the conditions, and lets `look` see it while it runs. */
  async run<T>(conditions: Conditions, look: (trial: Trial) => T | Promise<T>): Promise<T> {
    const { manifest, options } = this
    const module = await this.module()
    prepareDocument()
    const trial = new Trial(manifest, module, options, conditions)
    try {
      await trial.activate(this.#started ? undefined : FIRST_IMPORT_GRACE_MS)
      this.#started = true
      return await look(trial)
    } finally {
      trial.end()
    }
  }
  /** As `run`, once the plugin is active; `[]` where it does not activate, which another rule reports. */
  whileActive(
    conditions: Conditions,
    look: (trial: Trial) => readonly string[] | Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    return this.run(conditions, (trial) => (trial.activation.kind === 'active' ? look(trial) : []))
  }
  /** Activates and stops it three times; the last time its contributions are used. */
  lifecycle(): Promise<LifecycleResult> {
    return (this.#lifecycle ??= this.#live())
  }

  async #live(): Promise<LifecycleResult> {
    const activations: ActivationOutcome[] = []
    const residues: Residue[] = []
    const stored = new Set<string>()
    let calls = 0
    for (let run = 0; run < RUNS; run++) {
      await this.run({}, async (trial) => {
        activations.push(trial.activation)
        calls = Math.max(calls, trial.calls)
        if (run === RUNS - 1 && trial.activation.kind === 'active') await exercise(trial)
        await trial.time.elapse(AFTERWARDS_MS)
        for (const name of trial.storage.stored.keys()) stored.add(name)
        residues.push(await trial.stop())
      })
    }
    return { activations, residues, residue: allOf(residues), calls, stored: [...stored] }
  }
}
