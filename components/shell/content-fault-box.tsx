export function ContentFaultBox({message}: {message: string}) {
  return (
    <aside className="content-fault" role="alert" aria-label="Fault in the content">
      <pre>{message}</pre>
    </aside>
  );
}
