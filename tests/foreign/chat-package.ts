import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENGLISH = 'EN.json'

/**
 * The file of a chat provider, `helpers.acme-chat`, in a package that the generator has made, with English texts alone.
 * @param installed folder of a package that is installed: the same modules build this one
 */
export function chatPackage(installed: string, project = process.cwd()): string {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-chat-')), 'package')
  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync('npm', ['run', '--silent', ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    npm(project, 'plugin:new', '--', 'chat-provider', 'helpers', 'acme-chat', '--foreign', path)
    const locales = join(path, 'src/locales')
    for (const name of readdirSync(locales))
      if (name.endsWith('.json') && name !== ENGLISH) rmSync(join(locales, name))
    symlinkSync(join(installed, 'node_modules'), join(path, 'node_modules'))
    npm(path, 'build')
    return readFileSync(join(path, 'dist/plugin.js'), 'utf8')
  } finally {
    rmSync(join(path, '..'), { recursive: true, force: true })
  }
}
