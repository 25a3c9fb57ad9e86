import { join } from 'node:path'
import { nginxHeaderMaps, nginxHeaders } from '../document/nginx-headers.ts'
import { releaseFolder } from '../release/layout.ts'
import { writeWhole } from '../release/write-file.ts'

/** Writes what a release has once, whoever its merchants are. */
export async function writeSharedFiles(www: string, release: string): Promise<void> {
  const deploy = join(releaseFolder(www, release), 'deploy')
  await writeWhole(join(deploy, 'release.map'), `default ${release};\n`)
  await writeWhole(join(deploy, 'header-maps.conf'), nginxHeaderMaps())
  await writeWhole(join(deploy, 'headers.conf'), nginxHeaders())
}
