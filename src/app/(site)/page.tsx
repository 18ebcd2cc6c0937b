/** Home. */
export default function HomeRoute() {
  return <h1>首页</h1>
}
