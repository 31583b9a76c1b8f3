import { Withdrawal } from "../pictures/withdrawal.tsx";
import { Lead, Title } from "../pieces/heading.tsx";
import { Notes } from "../pieces/numbered.tsx";
import { Section } from "../pieces/section.tsx";

export function ReadAddress() {
  return (
    <Section>
      <div className="mx-auto mb-12 flex max-w-[800px] flex-col items-center gap-4 sm:text-center">
        <Title id="contentHome.addressTitle" />
        <Lead id="contentHome.addressBody" className="max-w-[640px]" />
      </div>
      <Withdrawal />
      <Notes
        notes={[
          { title: "contentHome.noteOneTitle", body: "contentHome.noteOneBody" },
          { title: "contentHome.noteTwoTitle", body: "contentHome.noteTwoBody" },
          { title: "contentHome.noteThreeTitle", body: "contentHome.noteThreeBody" },
        ]}
      />
    </Section>
  );
}
