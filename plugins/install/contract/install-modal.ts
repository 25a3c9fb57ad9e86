import { token } from '@foyer/sdk'

/** Why the install modal is opened by the player's own action: a button, or a game that needs the app (RO-03). */
export type InstallRequest = 'button' | 'game'

/** Opens the install modal (OV-02, OV-03) over the page, as a child of the player's action. */
export interface InstallModal {
  /** Resolves when the modal is closed, or the player has left the screen before it opened. `false`: this device has nothing to install, and nothing was opened. */
  open(request: InstallRequest): Promise<boolean>
}

/** The install modal. Absent where the merchant offers no app. */
export const INSTALL_MODAL = token<InstallModal>('install.modal')
