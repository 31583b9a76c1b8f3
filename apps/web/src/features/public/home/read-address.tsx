import { Withdrawal } from "../pictures/withdrawal.tsx";
import { Lead, Title } from "../pieces/heading.tsx";
import { Notes } from "../pieces/numbered.tsx";
import { Section } from "../pieces/section.tsx";

export function ReadAddress() {
  return (
    <Section>
      <div className="mx-auto mb-12 flex max-w-[800px] flex-col items-center gap-4 sm:text-center">
        <Title id="home.addressTitle" />
        <Lead id="home.addressBody" className="max-w-[640px]" />
      </div>
      <Withdrawal />
      <Notes
        notes={[
          { title: "home.noteOneTitle", body: "home.noteOneBody" },
          { title: "home.noteTwoTitle", body: "home.noteTwoBody" },
          { title: "home.noteThreeTitle", body: "home.noteThreeBody" },
        ]}
      />
    </Section>
  );
}
