/** The service's own words, for a code that the site has none for: they are English. */
export function ServiceText({ message }: { readonly message: string }) {
  return (
    <span lang="en" dir="ltr">
      {message}
    </span>
  );
}
