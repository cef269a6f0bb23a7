export default function LoginHost(_: { readonly request: { readonly userId: string | undefined } }) {
  return null;
}
