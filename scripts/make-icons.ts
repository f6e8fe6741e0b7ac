import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { iconsFile, iconsPath } from './icons-file.ts'

/** `tsx scripts/make-icons.ts`: writes the icons' file again after app/ui/icons.tsx names another. */
for (const name of readdirSync('public/icons')) {
  if (/^icons\.\w+\.svg$/.test(name)) rmSync(`public/icons/${name}`)
}
writeFileSync(`public${iconsPath()}`, iconsFile())
const source = readFileSync('app/ui/icons.tsx', 'utf8')
writeFileSync('app/ui/icons.tsx', source.replace(/'\/icons\/icons\.\w+\.svg'/, `'${iconsPath()}'`))
