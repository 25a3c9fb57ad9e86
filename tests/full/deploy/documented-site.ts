import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { currentRelease, movePointer } from '../../../app/release/releases.ts'
import { documentedServer, type DocumentedServer } from '../../deploy/documented-server.ts'
import { type Certificates, selfMadeCertificates } from '../../deploy/self-made-certificates.ts'
import { startTlsGateway, type TlsGateway } from '../../deploy/tls-gateway.ts'
import { freePort } from '../../ports.ts'

export const HOST = 'lotus.localhost'

/** A site by the steps of docs/operations.md. */
export interface DocumentedSite {
  readonly machine: DocumentedServer
  readonly gateway: TlsGateway
  readonly certificates: Certificates
  readonly port: number
  readonly httpPort: number
  /** The folder of its releases. */
  readonly www: string
}

/** The release in use, and after it one of another build, whose entry has another name. */
function twoReleases(machine: DocumentedServer, www: string): void {
  const name = currentRelease('dist/www') ?? ''
  const [from, to] = [name, 'next'].map((release) => join(www, 'releases', release))
  for (const folder of [from, to]) cpSync(join('dist/www/releases', name), folder ?? '', { recursive: true })
  machine.run(`cd ${to}
        entry=$(grep -o 'main-[A-Za-z0-9_-]*[.]js' site/lotus/EN/home.html | head -1 | sed s/.js//)
        for file in assets/$entry.js*; do mv "$file" "$(echo "$file" | sed s/$entry/main-OfNextBuild/)"; done
        rm site/lotus/EN/home.html.*
        sed -i s/$entry/main-OfNextBuild/g site/lotus/EN/home.html
        echo 'default next;' > deploy/release.map
        sed -i 's/"completed":"2/"completed":"3/; s/"release":"[^"]*"/"release":"next"/' release.json`)
  for (const release of [name, 'next']) movePointer(www, release)
}

/** Starts Debian's nginx by these steps, before a gateway over TLS. It has two releases, and parts of the installation's own. */
export async function startDocumentedSite(): Promise<DocumentedSite> {
  const machine = documentedServer()
  const certificates = selfMadeCertificates(join(machine.root, 'certificates'))
  const own = certificates.make('site', [HOST, '*.localhost'])
  const gateway = await startTlsGateway(certificates.make('gateway', ['gateway.example', 'localhost']))
  const port = await freePort()
  const httpPort = await freePort()
  const www = join(machine.root, 'srv/foyer/www')
  machine.step('folders')
  machine.set({
    GATEWAY_SERVERS: gateway.ports.map((one) => `127.0.0.1:${one}`).join(' '),
    GATEWAY_AUTHORITIES: certificates.authorityFile,
    LISTEN: `127.0.0.1:${port}`,
    LISTEN_HTTP: `127.0.0.1:${httpPort}`,
    CERTIFICATE: own.certificate,
    PRIVATE_KEY: own.key,
    TRUSTED_PROXIES: '127.0.0.1/32',
  })
  twoReleases(machine, www)
  machine.step('configure')
  machine.run("echo 'map $host $own_part { default own; }' > /etc/nginx/foyer/http/own.conf")
  machine.run("echo 'location = /own { return 200 $own_part; }' > /etc/nginx/foyer/locations/own.conf")
  machine.run('nginx')
  return { machine, gateway, certificates, port, httpPort, www }
}
