export default function CaptchaHost(_: { readonly request: { readonly captchaType: string } }) {
  return null;
}
