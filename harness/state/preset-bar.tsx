import { type FormEvent, type ReactNode, useId } from 'react'
import type { HarnessState } from './harness-state.ts'
import { type Preset, presetOf, PRESETS, stateOf } from './presets.ts'

interface Props {
  readonly state: HarnessState
  readonly own: readonly Preset[]
  readonly onChoose: (next: HarnessState) => void
  readonly onSave: (preset: Preset) => void
}

/** States with names: those that come with the harness, and those that were saved. */
export function PresetBar({ state, own, onChoose, onSave }: Props): ReactNode {
  const id = useId()
  const all = [...PRESETS, ...own]
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('name')).trim()
    if (name === '') return
    onSave(presetOf(name, state))
    form.reset()
  }
  return (
    <div className="preset-bar">
      <div className="choice">
        <label htmlFor={id}>Preset</label>
        <select
          id={id}
          value=""
          onChange={({ target }) => {
            const preset = all[Number(target.value)]
            if (preset) onChoose(stateOf(preset, state))
          }}
        >
          <option value="" disabled>
            Choose a state…
          </option>
          {all.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <form className="choice" onSubmit={save}>
        <label htmlFor={`${id}-name`}>Name of this state</label>
        <div className="with-button">
          <input id={`${id}-name`} name="name" autoComplete="off" />
          <button type="submit">Save</button>
        </div>
      </form>
    </div>
  )
}
