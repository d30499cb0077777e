package wish_test
import ("testing";"fmt";"github.com/fairlead/fairlead/internal/catalog/wish/numeral";"github.com/fairlead/fairlead/internal/quantity")
func TestZX(t *testing.T){
 for _,s:=range []string{"Oceanis 381 oder 393 bis 60 TEUR, Kroatien","Dehler 36 or 38 to 60k euro"}{
 p:=numeral.Plain(s); fmt.Println(p); for _,q:=range quantity.Find(p){fmt.Printf("  %+v\n",q)}}
}
