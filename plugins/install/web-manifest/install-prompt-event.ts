/** What the browser sends when the site can be installed; not every browser does, so it is in no standard library. */
export interface InstallPromptEvent extends Event {
  /** Once, in the player's tap. */
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: string }>
}

/** Whether an event is one that can be shown. */
export const isInstallPrompt = (event: Event): event is InstallPromptEvent =>
  typeof Reflect.get(event, 'prompt') === 'function'
