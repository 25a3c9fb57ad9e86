/** What the mock gateway offers to set. */
export interface StateOptions {
  readonly merchants: readonly { readonly id: string; readonly name: string; readonly languages: readonly string[]; readonly switches: Readonly<Record<string, boolean>> }[] // prettier-ignore
  readonly members: readonly { readonly key: string; readonly username: string; readonly password: string; readonly note: string }[] // prettier-ignore
  readonly endpoints: readonly string[]
  readonly faults: readonly string[]
  /** What can be done to a plugin, where the site's build lets it. */
  readonly breaks: readonly string[]
}

export async function stateOptions(): Promise<StateOptions> {
  const response = await fetch('/__gateway/state-options')
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
  return (await response.json()) as StateOptions
}

/** Changes the frame's world while it runs; the cookie of this origin names the world. */
export async function patchWorld(patch: {
  readonly switches?: Readonly<Record<string, boolean>>
  readonly faults?: Readonly<Record<string, string | null>>
}): Promise<void> {
  await fetch('/__gateway/world', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(patch),
  })
}
