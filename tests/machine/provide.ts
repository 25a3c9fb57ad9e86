/**
 * Provides what the tests need and npm does not bring: Chromium, its headless shell, git. Debian's packages as root; else it says in
 * one line what is missing, and fails. `--servers`: nginx with its brotli modules too; `--webkit`: Safari's engine too.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages } from './apt.ts'
import { decideProvision } from './provision.ts'
import {
  BROWSER_PACKAGES,
  type Missing,
  missingPackages,
  missingServerPackages,
  missingWebKitPackages,
  wrongPaths,
} from './requirements.ts'
import { thisMachine } from './this-machine.ts'

const problem = provide()
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}

/** @returns what is missing, in one line; undefined if nothing is */
function provide(): string | undefined {
  const provision = decideProvision(missing(), wrongPaths(thisMachine), {
    hasApt: existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
  })
  switch (provision.action) {
    case 'none':
      return undefined
    case 'fail':
      return provision.reason
    case 'install': {
      const packages = provision.packages.join(' ')
      console.log(`apt-get install ${packages}`)
      const complaint = installPackages(provision.packages)
      // What only makes the tests faster may be missing.
      const { required } = missing()
      return required.length > 0
        ? `The tests need ${required.join(' ')}, and apt-get says: ${complaint ?? 'nothing'}`
        : undefined
    }
    case 'download-browser': {
      const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
      return status === 0
        ? undefined
        : 'The tests need Chromium: none is installed, and none could be downloaded.'
    }
  }
}

function missing(): Missing {
  const packages = [
    missingBrowsers(),
    ...(process.argv.includes('--servers') ? [missingServerPackages(thisMachine)] : []),
    ...(process.argv.includes('--webkit') ? [missingWebKitPackages(thisMachine)] : []),
  ]
  return {
    required: packages.flatMap(({ required }) => required),
    useful: packages.flatMap(({ useful }) => useful),
  }
}

/** Playwright's own browser serves where there is no other. */
function missingBrowsers(): Missing {
  const packages = missingPackages(thisMachine)
  if (!packages.required.includes('chromium') || !existsSync(chromium.executablePath())) return packages
  const required = packages.required.filter((name) => !BROWSER_PACKAGES.includes(name))
  return { required, useful: [] }
}
