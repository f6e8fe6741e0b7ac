/** Strokes of the pen that the whole scene shares. Every function returns SVG markup. */

/** Something drawn at home, moved to (x, y) and scaled. */
export function at(x: number, y: number, drawing: string, scale = 1): string {
  const size = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${size}">${drawing}</g>`
}

/** A filled path. */
export function fill(colour: string, d: string, more = ''): string {
  return `<path fill="${colour}" d="${d}"${more && ` ${more}`}/>`
}

/** A line with round ends. */
export function line(colour: string, width: number, d: string, more = ''): string {
  return `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more && ` ${more}`}/>`
}

/** A filled ellipse: [cx, cy, rx, ry], where ry is rx for a circle. */
export function oval(colour: string, [x, y, rx, ry = rx]: number[], more = ''): string {
  return `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more && ` ${more}`}/>`
}

/** A drawing and its mirror image about the vertical through `axis`. */
export function pair(drawing: string, axis = 48): string {
  return `${drawing}<g transform="matrix(-1 0 0 1 ${2 * axis} 0)">${drawing}</g>`
}

/** Lamplight around a point; it breathes where motion is welcome. */
export function glow(x: number, y: number, r: number): string {
  return oval('url(#bs-glow)', [x, y, r], 'class="scene-glow"')
}
