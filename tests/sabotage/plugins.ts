import { readdirSync } from 'node:fs'

/** Every plugin of the repository, found as the registry finds them: a folder with a manifest, `area/name`. */
export const PLUGINS: readonly string[] = readdirSync('plugins', { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^([^/\\]+)[/\\]([^/\\]+)[/\\]manifest\.ts$/.exec(file)?.slice(1).join('.') ?? [])
  .sort()
