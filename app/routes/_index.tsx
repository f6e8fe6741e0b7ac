export const handle = { script: false }
export default function Landing() {
  return <h1>Burrow</h1>
}
