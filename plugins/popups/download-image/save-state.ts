/** The state of the pop-up's 'save'. */
export type SaveState =
  | { readonly step: 'ready' }
  /** The device's own sheet is open. */
  | { readonly step: 'saving' }
  /** The browser saves nothing by a tap: the player reads how. */
  | { readonly step: 'by-hand' }

export type SaveAction =
  | { readonly type: 'save' }
  /** The player closed the device's sheet. */
  | { readonly type: 'cancelled' }
  | { readonly type: 'impossible' }

/** The next state, or the same object where the action comes too late or too early. */
export function saveState(state: SaveState, { type }: SaveAction): SaveState {
  if (type === 'save') return state.step === 'ready' ? { step: 'saving' } : state
  if (state.step !== 'saving') return state
  return type === 'cancelled' ? { step: 'ready' } : { step: 'by-hand' }
}
